import type { JsonSchema } from "../../provider/src/plugins/openapi/json-schema.ts";
import type { OpenApiDocument } from "../../provider/src/plugins/openapi/document-types.ts";

type Direction = "request" | "response";
type Operation = OpenApiDocument["paths"][string][string];
interface Sides {
  released: OpenApiDocument;
  current: OpenApiDocument;
}

/**
 * Returns the changes that break programs written for the released document: removed calls, events,
 * parameters and properties, new requirements, narrower inputs and wider answers. New properties and new enum
 * values in answers don't count.
 */
export function breakingChanges(released: OpenApiDocument, current: OpenApiDocument): string[] {
  const sides = { released, current };
  return [
    ...pathChanges(released.paths, current.paths, sides),
    ...Object.entries(released.webhooks).flatMap(([event, item]) => {
      const now = current.webhooks[event]?.post;
      if (!now) return [`event ${event}: removed`];
      return schemaChanges(bodyOf(item.post!), bodyOf(now), {
        sides,
        at: `event ${event}`,
        direction: "response",
      });
    }),
  ];
}

function pathChanges(released: OpenApiDocument["paths"], current: OpenApiDocument["paths"], sides: Sides) {
  return Object.entries(released).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const now = current[path]?.[method];
      return now ? operationChanges(operation, now, { sides, at }) : [`${at}: removed`];
    }),
  );
}

function operationChanges(before: Operation, now: Operation, { sides, at }: { sides: Sides; at: string }) {
  const wereParameters = parametersOf(before, sides.released);
  const parameters = parametersOf(now, sides.current);
  const responses = Object.entries(before.responses).filter(([status]) => status.startsWith("2"));
  return [
    ...(before.operationId === now.operationId ? [] : [`${at}: operationId changed`]),
    ...[...wereParameters].flatMap(([name, parameter]) => {
      const one = parameters.get(name);
      const place = { sides, at: `${at} ?${name}`, direction: "request" as const };
      return one ? schemaChanges(parameter.schema ?? {}, one.schema ?? {}, place) : [`${place.at}: removed`];
    }),
    ...[...parameters]
      .filter(([name, { required }]) => required && !wereParameters.get(name)?.required)
      .map(([name]) => `${at} ?${name}: now required`),
    ...schemaChanges(bodyOf(before), bodyOf(now), { sides, at: `${at} body`, direction: "request" }),
    ...responses.flatMap(([status, response]) => {
      const oldSchema = Object.values(response.content ?? {})[0]?.schema ?? {};
      const newSchema = Object.values(now.responses[status]?.content ?? {})[0]?.schema ?? {};
      const place = { sides, at: `${at} ${status}`, direction: "response" as const };
      return now.responses[status] ? schemaChanges(oldSchema, newSchema, place) : [`${place.at}: removed`];
    }),
  ];
}

function bodyOf({ requestBody }: Operation): JsonSchema {
  return Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
}

function parametersOf({ parameters = [] }: Operation, document: OpenApiDocument) {
  const resolved = parameters.map((one) => {
    const shared = one.$ref?.split("/").at(-1);
    return shared ? (document.components.parameters![shared] as typeof one) : one;
  });
  return new Map(resolved.map((one) => [one.name!, one]));
}

interface Place {
  sides: Sides;
  at: string;
  direction: Direction;
}

function schemaChanges(schemaBefore: JsonSchema, schemaNow: JsonSchema, place: Place): string[] {
  const { sides, at, direction } = place;
  const before = resolve(schemaBefore, sides.released);
  const now = resolve(schemaNow, sides.current);
  if (JSON.stringify(before) === JSON.stringify(now) && !JSON.stringify(before).includes("$ref")) return [];
  const wereTypes = typesIn(before, sides.released);
  const types = typesIn(now, sides.current);
  const [narrow, wide] = direction === "request" ? [types, wereTypes] : [wereTypes, types];
  if (wereTypes.length === 0 && types.length > 0 && direction === "request")
    return [`${at}: takes a body now`];
  if (narrow.length > 0 && wide.some((type) => !narrow.includes(type)))
    return [`${at}: type was ${wereTypes.join(" or ")}, is ${types.join(" or ")}`];
  const lostValues =
    direction === "request" && now.enum ? (before.enum ?? []).filter((v) => !now.enum!.includes(v)) : [];
  const isNarrowed = direction === "request" && now.enum && !before.enum && before.type !== undefined;
  return [
    ...lostValues.map((value) => `${at}: no longer takes ${JSON.stringify(value)}`),
    ...(isNarrowed ? [`${at}: takes fewer values`] : []),
    ...propertyChanges(before, now, place),
    ...(before.items && now.items ? schemaChanges(before.items, now.items, { ...place, at: `${at}[]` }) : []),
    ...variantChanges(before, now, place),
  ];
}

function propertyChanges(before: JsonSchema, now: JsonSchema, place: Place): string[] {
  const { at, direction } = place;
  const wereProperties = before.properties ?? {};
  const properties = now.properties ?? {};
  const isRequired = (schema: JsonSchema, name: string) => schema.required?.includes(name) ?? false;
  return [
    ...Object.entries(wereProperties).flatMap(([name, one]) => {
      const propertyPath = `${at}.${name}`;
      if (!properties[name]) return [`${propertyPath}: removed`];
      const isLost = direction === "response" && isRequired(before, name) && !isRequired(now, name);
      return [
        ...(isLost ? [`${propertyPath}: may be missing now`] : []),
        ...schemaChanges(one, properties[name], { ...place, at: propertyPath }),
      ];
    }),
    ...Object.keys(properties)
      .filter((name) => direction === "request" && isRequired(now, name) && !isRequired(before, name))
      .map((name) => `${at}.${name}: now required`),
  ];
}

/** Compares variants in their order; `null` is compared as a type. */
function variantChanges(before: JsonSchema, now: JsonSchema, place: Place): string[] {
  const variants = (schema: JsonSchema) =>
    [...(schema.anyOf ?? schema.oneOf ?? []), ...(schema.allOf ?? [])].filter(({ type }) => type !== "null");
  const oldVariants = variants(before);
  const newVariants = variants(now);
  const fewer =
    place.direction === "request"
      ? newVariants.length < oldVariants.length
      : newVariants.length > oldVariants.length;
  if (fewer) return [`${place.at}: other variants`];
  return oldVariants
    .slice(0, newVariants.length)
    .flatMap((one, index) => schemaChanges(one, newVariants[index]!, place));
}

function resolve(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? resolve(document.components.schemas?.[name] ?? {}, document) : schema;
}

function typesIn(schema: JsonSchema, document: OpenApiDocument): string[] {
  const ownTypes = [schema.type ?? []].flat();
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [
    ...new Set([...ownTypes, ...variants.flatMap((one) => typesIn(resolve(one, document), document))]),
  ].sort();
}
