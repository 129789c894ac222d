import type { Description } from "~/navigation/public-page/structured-data";
import type { ShownAnswer } from "./load-faq.server";

/** Returns the structured data of questions and answers. */
export function describeAnswers(answers: ShownAnswer[]): Description {
  return {
    "@graph": [
      {
        "@type": "FAQPage",
        mainEntity: answers.map(({ title, html, language }) => ({
          "@type": "Question",
          name: title,
          inLanguage: language,
          acceptedAnswer: { "@type": "Answer", text: html },
        })),
      },
    ],
  };
}
