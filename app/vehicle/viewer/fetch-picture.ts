const tries = 3
const waitMs = 2_500

/** A picture, decoded. A server that is busy says so and is asked again a little later. */
export async function fetchPicture(address: string, left = tries): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.fetchPriority = 'low'
  picture.src = address
  try {
    await picture.decode()
    return picture
  } catch (error) {
    if (left <= 1) throw error
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    return fetchPicture(address, left - 1)
  }
}

/** Resolves when a picture has come, or has failed to. */
export async function hasCome(picture: HTMLImageElement | null): Promise<void> {
  if (!picture || picture.complete) return
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
  })
}
