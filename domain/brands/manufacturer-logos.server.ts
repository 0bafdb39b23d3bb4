import type { Ctx } from '../ctx.ts'

/** Makers' logos, by their names in small letters. */
export async function manufacturerLogos({ view }: Pick<Ctx, 'view'>): Promise<Map<string, string | null>> {
  const makers = await view.manufacturers()
  return new Map(makers.map(({ name, logoUrl }) => [name.toLowerCase(), logoUrl]))
}
