import type { SectionProps } from '../sections/section-props.ts'
import type { ServerType } from '../sections/server-types.ts'

/** What a section that the server renders is given. */
export type MadeProps<T extends ServerType> = Omit<SectionProps<T>, 'level'>
