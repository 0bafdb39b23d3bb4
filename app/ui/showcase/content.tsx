import { Link } from 'react-router'
import { Badge } from '../badge.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Card } from '../card.tsx'
import { Carousel } from '../carousel.tsx'
import { Pagination } from '../pagination.tsx'
import { PicturePlaceholder } from '../picture-placeholder.tsx'
import { Loading, Skeleton } from '../skeleton.tsx'
import { Table } from '../table.tsx'
import { longText, Part, Sample } from './part.tsx'

const kinds = ['suv', 'caravan', 'naked', 'light-truck', 'logo'] as const
const columns = [
  { id: 'what', label: 'What' },
  { id: 'where', label: 'Where' },
  { id: 'count', label: 'Count', numeric: true },
  { id: 'amount', label: 'Amount', numeric: true },
]

function ExampleCard({ title, kind = 'suv' }: { title: string; kind?: (typeof kinds)[number] }) {
  return (
    <Card raised media={<PicturePlaceholder kind={kind} text="Photos coming soon" />}>
      <p>
        <Badge>New</Badge>
      </p>
      <h3 className="mt-2 text-lg roadhouse:text-2xl">
        <Link to="/_ui#card" className="no-underline before:absolute before:inset-0">
          {title}
        </Link>
      </h3>
      <p className="mt-1 text-muted">Two facts · and a third</p>
      <p className="mt-auto pt-4 font-display text-2xl font-[number:var(--display-weight)] tabular-nums roadhouse:text-3xl">
        $31,990
      </p>
    </Card>
  )
}

export function Content() {
  return (
    <>
      <Part id="card" title="Card">
        <Sample state="With a picture's place, one link">
          <ExampleCard title="A thing worth a look" />
        </Sample>
        <Sample state="Long text">
          <ExampleCard title={longText} kind="light-truck" />
        </Sample>
        <Sample state="Words only">
          <Card>
            <h3 className="text-lg">No picture, no link</h3>
            <p className="mt-1 text-muted">A card may be plain.</p>
          </Card>
        </Sample>
        <Sample state="Loading: the same geometry">
          <Loading label="Loading the card">
            <Card media={<Skeleton shape="picture" className="w-full rounded-none" />}>
              <Skeleton className="w-14" />
              <Skeleton shape="title" className="mt-2 w-3/4" />
              <Skeleton className="mt-1 w-1/2" />
              <Skeleton shape="title" className="mt-4 w-1/3" />
            </Card>
          </Loading>
        </Sample>
      </Part>
      <Part id="placeholder" title="Picture placeholder">
        {kinds.map((kind) => (
          <Sample key={kind} state={kind}>
            <PicturePlaceholder
              kind={kind}
              text={kind === 'logo' ? 'A dealer of more than forty characters, Maroochydore' : 'Photos coming soon'}
            />
          </Sample>
        ))}
      </Part>
      <Part id="carousel" title="Carousel" note="Swipe, wheel, arrow keys or buttons. It never moves by itself.">
        <Sample state="Many" wide>
          <Carousel label="Many things" heading={<h3 className="text-xl">Many things</h3>}>
            {Array.from({ length: 9 }, (_, index) => (
              <ExampleCard key={index} title={`Dependency ${index + 1}`} kind={kinds[index % 4]} />
            ))}
          </Carousel>
        </Sample>
        <Sample state="One: no buttons" wide>
          <Carousel label="One thing" heading={<h3 className="text-xl">One thing</h3>}>
            <ExampleCard title="The only one" kind="caravan" />
          </Carousel>
        </Sample>
      </Part>
      <Part id="skeleton" title="Skeleton">
        <Sample state="Lines of text">
          <Loading label="Loading text" className="space-y-2">
            <Skeleton shape="title" className="w-3/4" />
            <Skeleton />
            <Skeleton className="w-2/3" />
            <Skeleton shape="button" className="w-36" />
          </Loading>
        </Sample>
        <Sample state="Picture">
          <Loading label="Loading a picture">
            <Skeleton shape="picture" />
          </Loading>
        </Sample>
      </Part>
      <Part id="breadcrumb" title="Breadcrumb and pagination">
        <Sample state="Three steps" wide>
          <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Everything', to: '/_ui' }, { label: 'Here' }]} />
        </Sample>
        <Sample state="Long" wide>
          <Breadcrumb
            label="Long breadcrumb"
            crumbs={[{ label: 'Home', to: '/' }, { label: 'Everything', to: '/_ui' }, { label: longText }]}
          />
        </Sample>
        <Sample state="First of two" wide>
          <Pagination label="Two pages" page={1} pages={2} hrefFor={(page) => `/_ui?page=${page}`} />
        </Sample>
        <Sample state="In the middle of many" wide>
          <Pagination label="Many pages" page={12} pages={48} hrefFor={(page) => `/_ui?page=${page}`} />
        </Sample>
      </Part>
      <Part id="table" title="Table">
        <Sample state="Many rows, long text" wide>
          <Table
            caption="What is where"
            columns={columns}
            rows={['Wagons', 'Utes', longText].map((what, index) => ({
              id: what,
              cells: [what, 'Woolloongabba', index * 107, `$${((index + 1) * 11_990).toLocaleString('en-AU')}`],
            }))}
          />
        </Sample>
        <Sample state="Empty" wide>
          <Table
            caption="Nothing anywhere"
            columns={columns}
            rows={[]}
            emptyText="Nothing yet: it appears here as soon as there is something."
          />
        </Sample>
      </Part>
    </>
  )
}
