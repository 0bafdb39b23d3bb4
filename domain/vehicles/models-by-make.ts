/** Each make's models, in the order of the makes. A make whose name begins another's gets none of the other's models. */
export function modelsByMake(
  makes: readonly string[],
  makeModels: readonly string[],
): { make: string; model: string }[] {
  const longestFirst = makes.toSorted((a, b) => b.length - a.length)
  const found = makeModels.flatMap((name) => {
    const make = longestFirst.find((each) => name.startsWith(`${each} `))
    return make === undefined ? [] : [{ make, model: name.slice(make.length + 1) }]
  })
  return makes.flatMap((make) => found.filter((each) => each.make === make))
}
