import fp from "fastify-plugin";

export const languages = ["en", "fr", "ar"] as const;
export type Language = (typeof languages)[number];

declare module "fastify" {
  interface FastifyRequest {
    /** The language of messages: the first of en, fr, ar in `Accept-Language`, else en. */
    language: Language;
  }
}

function preferredLanguage(header: string | undefined): Language {
  const accepted = (header ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return accepted.flatMap((code) => languages.filter((language) => language === code))[0] ?? "en";
}

export const language = fp(function language(app) {
  app.decorateRequest("language", "en");
  app.addHook("onRequest", async (request) => {
    request.language = preferredLanguage(request.headers["accept-language"]);
  });
});
