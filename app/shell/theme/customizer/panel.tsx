import { RotateCcw, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { IconButton } from "~/components/ui/icon-button";
import {
  defaultTheme,
  isDefaultTheme,
  layoutOf,
  layouts,
  modes,
  skins,
  subMenus,
  widths,
} from "~/page/theme";
import { useTheme } from "../use-theme";
import { useViewer } from "~/page/use-viewer";
import { useThemeChange } from "../use-theme-change";
import { ChoiceGroup } from "./choice-group";
import { ColorChoice } from "./color-choice";
import { DirectionChoice } from "./direction-choice";
import {
  layoutPreviews,
  modePreviews,
  skinPreviews,
  subMenuPreviews,
  widthPreviews,
} from "./option-previews";
import type { CustomizerTexts } from "./texts";

export { loadCustomizerTexts } from "./texts";

interface CustomizerPanelProps {
  texts: CustomizerTexts;
  onClose: () => void;
}

/** Shows all appearance settings. It isn't modal, because the page shows each change immediately. */
export function CustomizerPanel({ texts: t, onClose }: CustomizerPanelProps) {
  const theme = useTheme();
  const isVisitor = useViewer().state === "signed-out";
  const layout = layoutOf(theme, isVisitor);
  const change = useThemeChange();
  const panel = useRef<HTMLElement>(null);
  const isChanged = !isDefaultTheme(theme);

  useEffect(() => panel.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby="customizer-title"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="customizer fixed inset-y-0 end-0 z-50 flex w-88 flex-col border-s border-line bg-raised shadow-raised outline-none"
    >
      <div className="flex items-start gap-1 border-b border-line p-4 ps-5">
        <div className="me-auto">
          <h2 id="customizer-title" className="text-lg font-semibold">
            {t("title")}
          </h2>
          <p className="text-sm text-muted">{t("subtitle")}</p>
        </div>
        <IconButton
          className="relative"
          label={t("reset")}
          aria-disabled={!isChanged || undefined}
          onClick={() => isChanged && change(defaultTheme)}
        >
          <RotateCcw aria-hidden className="size-5" />
          {isChanged && (
            <span
              aria-hidden
              className="absolute end-2 top-2 size-2 rounded-full bg-danger ring-2 ring-raised"
            />
          )}
        </IconButton>
        <IconButton label={t("close")} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div className="flex-1 space-y-6 overflow-y-auto p-5">
        <ColorChoice
          texts={t}
          chosen={theme.primaryColor}
          onChoose={(primaryColor) => change({ primaryColor })}
        />
        <ChoiceGroup
          legend={t("mode")}
          name="customizer-mode"
          choices={modes.map((value) => ({ value, label: t(`mode_${value}`), preview: modePreviews[value] }))}
          chosen={theme.mode}
          onChoose={(mode) => change({ mode })}
        />
        <ChoiceGroup
          legend={t("layout")}
          name="customizer-layout"
          choices={layouts.map((value) => ({
            value,
            label: t(`layout_${value}`),
            preview: layoutPreviews[value],
          }))}
          chosen={layout}
          onChoose={(chosen) => change({ layout: chosen })}
        />
        {layout !== "horizontal" && (
          <ChoiceGroup
            legend={t("subMenus")}
            name="customizer-sub-menus"
            choices={subMenus.map((value) => ({
              value,
              label: t(`subMenus_${value}`),
              preview: subMenuPreviews[value],
            }))}
            chosen={theme.subMenus}
            onChoose={(chosen) => change({ subMenus: chosen })}
          />
        )}
        {theme.mode !== "dark" && layout !== "horizontal" && (
          <label className="flex items-center justify-between gap-4 font-medium">
            {t("semiDark")}
            <input
              type="checkbox"
              role="switch"
              checked={theme.semiDark}
              onChange={(event) => change({ semiDark: event.currentTarget.checked })}
              className="switch"
            />
          </label>
        )}
        <ChoiceGroup
          legend={t("skin")}
          name="customizer-skin"
          choices={skins.map((value) => ({ value, label: t(`skin_${value}`), preview: skinPreviews[value] }))}
          chosen={theme.skin}
          onChoose={(skin) => change({ skin })}
        />
        <ChoiceGroup
          legend={t("contentWidth")}
          name="customizer-width"
          choices={widths.map((value) => ({
            value,
            label: t(`contentWidth_${value}`),
            preview: widthPreviews[value],
          }))}
          chosen={theme.contentWidth}
          onChoose={(contentWidth) => change({ contentWidth })}
        />
        <DirectionChoice texts={t} />
      </div>
    </section>
  );
}
