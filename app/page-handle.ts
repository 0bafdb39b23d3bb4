/** What a route says of the pages it makes: `export const handle: PageHandle = …`. */
export interface PageHandle {
  /**
   * The query parameters the page reads. A page with a handle is the same for every visitor and is cached; others
   * are dropped from the address before the page is made, so a campaign link shares the cached page.
   * A route without a handle is made anew for each request.
   */
  parameters: readonly string[]
}
