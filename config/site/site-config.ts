import type { Secret } from '../secret.ts'
import type { Collection, Group, Key } from './key.ts'
import type { siteSchema } from './schema.ts'

// Types only, all derived from the declaration in schema.ts: a browser component may import this file freely.

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T

type ResolvedNode<N> =
  N extends Key<infer T, infer A>
    ? A extends 'secret'
      ? Secret | Extract<T, null>
      : Frozen<T>
    : N extends Collection<infer F>
      ? { readonly [id: string]: ResolvedGroup<F> }
      : ResolvedGroup<N>
type ResolvedGroup<G> = { readonly [K in keyof G]: ResolvedNode<G[K]> }

type PatchNode<N> =
  N extends Key<infer T, infer A>
    ? A extends 'secret'
      ? Secret | T
      : Frozen<T>
    : N extends Collection<infer F>
      ? { readonly [id: string]: PatchGroup<F> }
      : PatchGroup<N>
type PatchGroup<G> = { readonly [K in keyof G]?: PatchNode<G[K]> }

type PublicNode<N> =
  N extends Key<infer T, infer A>
    ? A extends 'public'
      ? Frozen<T>
      : never
    : N extends Collection<infer F>
      ? [keyof PublicGroup<F>] extends [never]
        ? never
        : { readonly [id: string]: PublicGroup<F> }
      : N extends Group
        ? [keyof PublicGroup<N>] extends [never]
          ? never
          : PublicGroup<N>
        : never
type PublicGroup<G> = {
  readonly [K in keyof G as [PublicNode<G[K]>] extends [never] ? never : K]: PublicNode<G[K]>
}

/** A site's complete configuration: every key has a value, all of it frozen. */
export type SiteConfig = ResolvedGroup<typeof siteSchema>

/** Some of a site's settings: what a layer or a rule says. */
export type SiteSettings = PatchGroup<typeof siteSchema>

/** The part of a configuration that may reach a browser. */
export type PublicConfig = PublicGroup<typeof siteSchema>

/** One item of the header's navigation. */
export type NavItem = PublicConfig['header']['nav'][number]

/** One group of the footer's links. */
export type FooterGroup = PublicConfig['footer']['groups'][number]

/** The semantic tokens a stylesheet is made from. */
export type Theme = PublicConfig['theme']

/** What a button does. */
export type ButtonName = PublicConfig['buttons']['page'][number]

/** What identifies a site to layers and rules. */
export interface SiteIdentity {
  readonly slug: string
  readonly template: string
  readonly brand: string | null
}

type FactValue = string | number | null | undefined | readonly (string | number)[]

/** What rules may ask about a vehicle; a list matches when any of its values does. */
export interface VehicleFacts {
  readonly location?: FactValue
  readonly address?: FactValue
  readonly make?: FactValue
  readonly carType?: FactValue
  readonly itemType?: FactValue
  readonly provider?: FactValue
}
