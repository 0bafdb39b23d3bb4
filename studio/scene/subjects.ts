import type { Subject, SubjectBuilder, SubjectOptions } from './subject.ts'

/** Each family of subjects registers its own in its folder's `subjects.ts`. */
const families = import.meta.glob<{ subjects: Readonly<Record<string, SubjectBuilder>> }>('./*/subjects.ts', { eager: true })

/** Everything that can stand on the stage, by name. */
const subjects = new Map(Object.values(families).flatMap(family => Object.entries(family.subjects)))

export function buildSubject(name: string, options: SubjectOptions): Subject {
  const build = subjects.get(name)
  if (!build) throw new Error(`No subject is called ${name}. There are: ${[...subjects.keys()].join(', ')}.`)
  return build(options)
}
