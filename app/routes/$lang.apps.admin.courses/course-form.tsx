import { Form, useLocation } from "react-router";
import type { EditableCourse } from "#contract/academy/academy.ts";
import { maxLessonLength } from "#contract/academy/academy-limits.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { EditorTextarea } from "~/features/content-editor/editor-textarea";
import { directionOf } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { lessonField } from "./course-fields";

interface CourseFormProps {
  course: EditableCourse;
  language: "en" | "fr" | "ar";
  result: SubmissionResult | undefined;
}

/** The form that edits a course's texts in one language. */
export function CourseForm({ course, language, result }: CourseFormProps) {
  const t = useTranslation("academy");
  const { search } = useLocation();
  const canWrite = useHasPermission("academy.write");
  const form = useFormCheck(result);
  const { id, version, isPublished, lessons } = course;
  const texts = course.texts[language];
  const field = (name: string, value: string) => {
    const bound = form.field(name);
    return { ...bound, defaultValue: bound.defaultValue ?? value, required: true };
  };
  const written = { lang: language, dir: directionOf(language) };
  function textArea(name: string, label: string, value: string, rows: number, maxLength: number) {
    return (
      <EditorTextarea
        field={form.field(name)}
        label={label}
        value={value}
        language={language}
        rows={rows}
        maxLength={maxLength}
      />
    );
  }
  return (
    <Form method="post" action={search} preventScrollReset {...form.props}>
      <FormErrors state={form.state} />
      <input type="hidden" name="course" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="language" value={language} />
      <TextField {...field("title", texts.title)} {...written} label={t("courseTitle")} maxLength={120} />
      {textArea("summary", t("courseSummary"), texts.summary, 2, 400)}
      {texts.lessons.map((lesson, index) => (
        <fieldset key={lessons[index]!.key} className="mb-4 rounded-md border border-line px-4 pt-3">
          <legend className="px-1 font-medium">{t("lessonNumber", { number: index + 1 })}</legend>
          <TextField
            {...field(lessonField(index, "title"), lesson.title)}
            {...written}
            label={t("lessonTitle")}
            maxLength={120}
          />
          {textArea(lessonField(index, "body"), t("lessonBody"), lesson.body, 8, maxLessonLength)}
          <TextField
            {...field(lessonField(index, "question"), lesson.question)}
            {...written}
            label={t("question")}
            maxLength={300}
          />
          {lesson.answers.map((text, answer) => (
            <TextField
              key={answer}
              {...field(lessonField(index, `answer${answer}`), text)}
              {...written}
              label={t(lessons[index]!.right === answer ? "answerRight" : "answerWrong")}
              maxLength={300}
            />
          ))}
          {textArea(lessonField(index, "why"), t("why"), lesson.why, 2, 600)}
        </fieldset>
      ))}
      {canWrite && (
        <div className="flex flex-wrap gap-3">
          <IntentButton intent="save" label={t("save")} />
          <IntentButton
            intent={isPublished ? "hide" : "show"}
            label={t(isPublished ? "hide" : "publish")}
            variant="outline"
          />
        </div>
      )}
    </Form>
  );
}
