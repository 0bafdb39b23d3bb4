import type { LocationCard } from '#domain/locations/list-locations.server.ts'

export function LocationList({ title, locations }: { title: string; locations: readonly LocationCard[] }) {
  if (locations.length === 0) return null
  return (
    <section aria-labelledby="locations" className="mt-14">
      <h2 id="locations" className="mb-6">
        {title}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {locations.map((location) => (
          <li key={location.id} className="border-t border-line pt-4">
            <h3 className="text-lg">{location.name}</h3>
            {location.address && <p className="mt-1 text-muted">{location.address}</p>}
            {location.phone && (
              <a href={`tel:${location.phone.replaceAll(/\s/g, '')}`} className="inline-flex min-h-12 items-center tabular-nums">
                {location.phone}
              </a>
            )}
            {location.licence && <p className="text-sm text-muted">{location.licence}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
