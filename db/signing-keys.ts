import { eq } from 'drizzle-orm'
import { Secret } from '#config/secret.ts'
import type { Orm } from './database.ts'
import { signingKey } from './schema.ts'

/** The platform's key of this name; the first who asks gives it the value it then has for good. */
export async function keepSigningKey(orm: Orm, name: string, value: () => string): Promise<Secret> {
  const find = () => orm.select().from(signingKey).where(eq(signingKey.name, name))
  const [known] = await find()
  if (known) return new Secret(known.secret)
  await orm.insert(signingKey).values({ name, secret: value() }).onConflictDoNothing()
  return new Secret((await find())[0]!.secret)
}
