/** Of sold ones in a row only the first stays, unless all are sold: a shopper came for what can be bought. */
export function collapseSold<T extends { readonly isForSale: boolean }>(cards: readonly T[]): readonly T[] {
  if (cards.every(({ isForSale }) => !isForSale)) return cards
  const kept = cards.filter(({ isForSale }, at) => isForSale || at === 0 || cards[at - 1]!.isForSale)
  return kept.length === cards.length ? cards : kept
}
