import type { Ctx } from '../ctx.ts'

type View = Ctx['view']

/** Makers' logos, by their names in small letters. */
export const manufacturerLogos = async ({ view }: Pick<Ctx, 'view'>): Promise<Map<string, string | null>> =>
  logosOf(await view.manufacturers())

export const logosOf = (makers: Awaited<ReturnType<View['manufacturers']>>): Map<string, string | null> =>
  new Map(makers.map(({ name, logoUrl }) => [name.toLowerCase(), logoUrl]))
