import { data } from 'react-router'

/** Every address without a route of its own. Thrown, so that the frame's error page answers with the status. */
export function loader(): never {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
