import { Pipette } from "lucide-react";
import { useEffect, useRef } from "react";
import { primaryColors } from "~/page/theme";
import type { CustomizerTexts } from "./texts";

interface ColorChoiceProps {
  texts: CustomizerTexts;
  /** In the format `#rrggbb`. */
  chosen: string;
  onChoose: (color: string) => void;
}

const swatch =
  "flex size-10 items-center justify-center rounded-full text-[#fff] ring-offset-2 ring-offset-raised " +
  "has-checked:ring-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-primary";
// While the user drags, a change is submitted once the color hasn't changed for this many milliseconds.
const submitDelay = 200;

/** Five predefined colors, and an input for any other color. */
export function ColorChoice({ texts: t, chosen, onChoose }: ColorChoiceProps) {
  const submitTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const presets = Object.entries(primaryColors) as [keyof typeof primaryColors, string][];
  const isCustom = presets.every(([, color]) => color !== chosen);

  useEffect(() => () => clearTimeout(submitTimer.current), []);

  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t("color")}</legend>
      <div className="flex flex-wrap gap-3">
        {presets.map(([name, color]) => (
          <label
            key={name}
            title={t(`color_${name}`)}
            className={swatch}
            style={{ background: color, "--tw-ring-color": color } as React.CSSProperties}
          >
            <span className="sr-only">{t(`color_${name}`)}</span>
            <input
              type="radio"
              name="customizer-color"
              checked={color === chosen}
              onChange={() => onChoose(color)}
              className="sr-only"
            />
            {color === chosen && (
              <svg viewBox="0 0 24 24" aria-hidden className="size-5" fill="none" stroke="currentColor">
                <path d="M5 12.5l4.5 4.5L19 7.5" strokeWidth={2.6} strokeLinecap="round" />
              </svg>
            )}
          </label>
        ))}
        <label
          title={t("color_own")}
          className={`${swatch} relative border border-line-strong text-ink! ${isCustom ? "ring-2 ring-line-strong" : ""}`}
          style={isCustom ? { background: chosen } : undefined}
        >
          {/* The icon has its own background, because it must be visible on any color. */}
          <span className="rounded-full bg-raised p-1">
            <Pipette aria-hidden className="size-4.5" />
          </span>
          <input
            type="color"
            aria-label={t("color_own")}
            defaultValue={chosen}
            onChange={(event) => {
              const color = event.currentTarget.value;
              clearTimeout(submitTimer.current);
              submitTimer.current = setTimeout(() => onChoose(color), submitDelay);
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
      <p className="mt-2 text-sm text-muted">{t("colorNote")}</p>
    </fieldset>
  );
}
