import type { BrandLink, MenuPanel } from '#domain/content/header-menu.ts'
import type { MenuLink } from '#domain/content/menu-links.ts'

/** What opens under an entry: links by group, brands as tiles, models by body. */
export function Panel({ panel }: { panel: MenuPanel }) {
  if (panel.kind === 'brands') return <Brands {...panel} />
  if (panel.kind === 'models') return <Models {...panel} />
  return panel.groups.map(({ title, items }) => (
    <div key={title} className="menu-group">
      {title && <p className="menu-title">{title}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Entry {...item} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function Entry({ label, href }: MenuLink) {
  return (
    <a href={href} className="menu-entry">
      {label}
    </a>
  )
}

function All({ label, href }: MenuLink) {
  return (
    <a href={href} className="menu-entry menu-all">
      {label}
    </a>
  )
}

function Brands({ items, all }: Extract<MenuPanel, { kind: 'brands' }>) {
  return (
    <>
      {all && <All {...all} />}
      <ul className="brand-tiles">
        {items.map((item) => (
          <li key={item.href}>
            <BrandTile {...item} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A mark and its name; without a mark the name is set in type alone. */
function BrandTile({ label, href, logo }: BrandLink) {
  return (
    <a href={href} className="brand-tile">
      {logo && <img src={logo} alt="" width={48} height={24} loading="lazy" decoding="async" />}
      <span>{label}</span>
    </a>
  )
}

function Models({ groups, all }: Extract<MenuPanel, { kind: 'models' }>) {
  return (
    <>
      {all && <All {...all} />}
      <div className="model-groups">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <p className="menu-title">
              <a href={group.all.href}>
                <span className="sr-only">All </span>
                {group.title}
              </a>
            </p>
            <ul className="model-rows">
              {group.rows.flat().map((model, place) =>
                model ? (
                  <li key={model.href}>
                    <Entry {...model} />
                  </li>
                ) : (
                  // An empty place, so that every row is three wide.
                  <li key={emptyKey(place)} aria-hidden="true" />
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/** Empty places are told apart by where they are: nothing else is in them. */
const emptyKey = (place: number): string => `empty-${place}`
