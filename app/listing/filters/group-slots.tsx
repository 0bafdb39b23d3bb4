import { type ComponentType, lazy, memo, startTransition, Suspense, useEffect, useMemo, useState } from 'react'
import { noteChanges, touched } from '../../browser/touched.ts'
import { isTakenOver } from '../../browser/use-early-presses.ts'

type Groups = typeof import('./touched-groups.ts')
type GroupName = 'BudgetGroup' | 'NearGroup' | 'RangeGroup' | 'SinceGroup'
type GroupProps<Name extends GroupName> = Parameters<Groups[Name]>[0]

let loaded: Groups | undefined
const load = async (): Promise<Groups> => (loaded ??= await import('./touched-groups.ts'))

// The server has them before it renders anything.
if (import.meta.env.SSR) await load()

/** On a phone the panel is touched by way of the button that opens it; a filter may be taken back beside it. */
const near = '.filter-panel, [popovertarget=filter-panel], .listing-bar, .listing-budget'
let need = (): void => {}
let needed: Promise<void> | undefined
function whenNeeded(): Promise<void> {
  if (!needed) {
    noteChanges()
    needed = new Promise((settle) => {
      need = settle
      void touched(near).then(settle)
    })
  }
  return needed
}

/** The groups' scripts, once they are needed. */
export const groupsWhenNeeded = (): Promise<Groups> => whenNeeded().then(load)

/** Has the groups take over now; settles when they can. */
export async function takeOverGroups(): Promise<void> {
  need()
  await load()
}

/**
 * A group's place in the panel: as the page brought it until the filters are touched, when its script takes it over. A
 * page that this browser makes itself has nothing to show until then, and fetches it at once.
 */
function slot<Name extends GroupName>(name: Name): ComponentType<GroupProps<Name>> {
  type Group = ComponentType<GroupProps<Name>>
  const pick = (groups: Groups) => groups[name] as unknown as Group
  const loadOne = async () => ({ default: pick(await load()) })
  const AtOnce = lazy(loadOne)
  const WhenNeeded = lazy(() => whenNeeded().then(loadOne))
  return memo(function Slot(props: GroupProps<Name>) {
    const [Group] = useState<Group>(() => (import.meta.env.SSR ? pick(loaded!) : isTakenOver() ? AtOnce : WhenNeeded))
    // What the page brought stays until its script has come: anything else would take it from the page, and move the rest.
    const [brought, change] = useState(props)
    useEffect(() => {
      if (!loaded && brought !== props) void takeOverGroups().then(() => startTransition(() => change(props)))
    }, [brought, props])
    const shown = loaded ? props : brought
    return useMemo(
      () => (
        <Suspense>
          <Group {...shown} />
        </Suspense>
      ),
      [Group, shown],
    )
  }) as unknown as Group
}

export const BudgetSlot = slot('BudgetGroup')
export const NearSlot = slot('NearGroup')
export const RangeSlot = slot('RangeGroup')
export const SinceSlot = slot('SinceGroup')
