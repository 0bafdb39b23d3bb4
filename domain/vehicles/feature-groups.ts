/** What belongs together, by the words features are named with. The first that fits takes a feature. */
const topics: readonly (readonly [title: string, words: RegExp])[] = [
  [
    'Safety and driver assistance',
    /airbag|brak(?:e|ing)|\babs\b|lane|blind spot|traction|stability|cross traffic|isofix|immobiliser|collision|hill|camera|parking|tyre pressure|alert|assist|alarm/i,
  ],
  ['Charging', /charging cable|fast charging|ccs|v2l|vehicle-to|heat pump|one-pedal|over-the-air|pre-condition/i],
  [
    'Living and off-grid',
    /ensuite|awning|solar|lithium|inverter|water|cooktop|fridge|washing|\bbed\b|bunk|dinette|shower|boot|picnic|heater|toilet|annexe/i,
  ],
  [
    'Sound, screen and phone',
    /carplay|android|bluetooth|radio|navigation|phone|speaker|audio|screen|display|usb|\btv\b|dab|app\b/i,
  ],
  [
    'Comfort',
    /seat|air[- ]condition|climate|cruise|keyless|window|locking|steering|mirror|leather|sunroof|tailgate|grips|suspension|ride modes|quickshifter/i,
  ],
  [
    'Work, towing and touring',
    /tow|bull bar|snorkel|tub|tonneau|canopy|rack|side step|diff|uhf|sports bar|tray|tool ?box|power take|coupling|chain|crash bar|pannier|work light/i,
  ],
  ['Wheels, lights and outside', /wheel|alloy|light|headlamp|paint|tint|exhaust|tail|stand|clutch/i],
]
const others = 'Also fitted'

/** Features under what they are for. */
export interface FeatureGroup {
  title: string
  features: readonly string[]
}

/** Each once, however it is spelled; those that shoppers filter by come first. */
export function orderedFeatures(filtered: readonly string[], fitted: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const feature of [...filtered, ...fitted]) {
    const words = feature.trim().replaceAll(/\s+/g, ' ')
    if (words !== '' && !known.has(words.toLowerCase())) known.set(words.toLowerCase(), words)
  }
  return [...known.values()]
}

/** Features by what they are for, in the order of the table, their own order kept. */
export function groupFeatures(features: readonly string[]): FeatureGroup[] {
  const byTitle = Map.groupBy(features, (feature) => topics.find(([, words]) => words.test(feature))?.[0] ?? others)
  return [...topics.map(([title]) => title), others].flatMap((title) => {
    const group = byTitle.get(title)
    return group ? [{ title, features: group }] : []
  })
}
