import { createRoot } from "react-dom/client";
import { directionOf } from "~/i18n/languages";
import { currentLanguage } from "../product.ts";
import { Popup } from "./popup.tsx";
import "./popup.css";

const language = currentLanguage();
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);
createRoot(document.getElementById("popup")!).render(<Popup language={language} />);
