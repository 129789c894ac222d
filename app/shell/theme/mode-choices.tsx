import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import { MenuItem } from "~/components/ui/menu-item";
import { useTranslation } from "~/i18n/use-translation";
import { modes, type Theme } from "~/page/theme";
import { ThemeForm } from "./theme-form";
import { useTheme } from "./use-theme";

/** The icon of each mode. */
export const modeIcons: Record<Theme["mode"], LucideIcon> = { light: Sun, dark: Moon, system: Monitor };

/** Three buttons in one form that select the light, dark or system mode. The current one is marked. */
export function ModeChoices({ className, choiceClassName }: { className?: string; choiceClassName: string }) {
  const t = useTranslation("shell");
  const { mode } = useTheme();
  return (
    <ThemeForm className={className}>
      {modes.map((choice) => {
        const Icon = modeIcons[choice];
        return (
          <MenuItem key={choice}>
            <button
              type="submit"
              name="mode"
              value={choice}
              aria-current={choice === mode ? "true" : undefined}
              className={choiceClassName}
            >
              <Icon aria-hidden className="size-4.5 shrink-0" />
              {t(`mode_${choice}`)}
            </button>
          </MenuItem>
        );
      })}
    </ThemeForm>
  );
}
