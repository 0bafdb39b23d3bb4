import type { Ctx } from '../ctx.ts'
import { siteDay } from '../sites/site-day.server.ts'

/** As many posts as lists and feeds look through. */
const mostPosts = 500

/** The latest posts whose day has come where the site is, newest first. What shows them changes on the next one's day. */
export async function publishedPosts(ctx: Pick<Ctx, 'config' | 'clock' | 'view' | 'fresh'>, limit = mostPosts) {
  const { today, startOf } = siteDay(ctx)
  const day = today.toString()
  const [posts, next] = await Promise.all([ctx.view.latestPosts(day, limit), ctx.view.nextPostDay(day)])
  if (next) ctx.fresh.until(startOf(Temporal.PlainDate.from(next)))
  return posts
}

/** Whether a post's day has not come yet where the site is: until then its address leads nowhere. */
export function isToCome(ctx: Pick<Ctx, 'config' | 'clock' | 'fresh'>, { date }: { date: string }): boolean {
  const { today, startOf } = siteDay(ctx)
  if (date <= today.toString()) return false
  ctx.fresh.until(startOf(Temporal.PlainDate.from(date)))
  return true
}
