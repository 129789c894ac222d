/**
 * Every namespace. Each adds itself: `app/locales/en/<namespace>.ts` defines the keys and declares its line here,
 * French and Arabic follow it. `vi` is the exception: notification texts, Vietnamese whatever the interface speaks.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled where the texts are
export interface Namespaces {}

export type Namespace = keyof Namespaces;
