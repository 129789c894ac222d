/**
 * All namespaces. `app/locales/en/<namespace>.ts` defines a namespace's keys and adds it here; French and
 * Arabic have the same keys. The exception is `vi`, which contains texts about notifications that are
 * Vietnamese in every interface language.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled where the texts are
export interface Namespaces {}

export type Namespace = keyof Namespaces;
