interface SiteFooterProps {
  name: string
}

export function SiteFooter({ name }: SiteFooterProps) {
  return (
    <footer className="mt-12 border-t border-line bg-surface">
      <div className="page py-8 text-muted">{name}</div>
    </footer>
  )
}
