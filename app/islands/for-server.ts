/**
 * Adds to a page's data what only the server's rendering reads. It is not enumerable, and so is left out of the copy that
 * travels to the browser beside the page.
 */
export function withDataForServer<Data extends object, Kept>(data: Data, forServer: Kept): Data & { forServer?: Kept } {
  return Object.defineProperty(data, 'forServer', { value: forServer })
}
