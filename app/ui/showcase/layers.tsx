import { Accordion, AccordionItem } from '../accordion.tsx'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { DialogOpener } from '../dialog-opener.tsx'
import { Drawer } from '../drawer.tsx'
import { Field } from '../field.tsx'
import { closeDialog } from '../open-dialog.ts'
import { Tabs } from '../tabs.tsx'
import { longText, Part, Sample } from './part.tsx'

const words = (
  <p className="max-w-prose">The browser keeps the focus inside, closes on Escape and gives the focus back.</p>
)

export function Layers() {
  return (
    <>
      <Part id="dialog" title="Dialog and drawer">
        <Sample state="Dialog: short, long">
          <div className="flex flex-wrap gap-3">
            <DialogOpener dialog="short-dialog">Open a dialog</DialogOpener>
            <DialogOpener dialog="long-dialog">Open a long one</DialogOpener>
          </div>
        </Sample>
        <Sample state="Drawer: left, right, bottom">
          <div className="flex flex-wrap gap-3">
            <DialogOpener dialog="left-drawer">Left</DialogOpener>
            <DialogOpener dialog="right-drawer">Right</DialogOpener>
            <DialogOpener dialog="bottom-drawer">Bottom</DialogOpener>
          </div>
        </Sample>
        <Sample state="Opener that is a link to the same content without JavaScript" wide>
          <DialogOpener dialog="short-dialog" variant="quiet" href="/_ui#accordion">
            Open, or go there
          </DialogOpener>
        </Sample>
      </Part>
      <Dialog
        id="short-dialog"
        title="A dialog"
        footer={<Button onClick={() => closeDialog('short-dialog')}>Done</Button>}
      >
        {words}
        <Field label="A field in a dialog" name="in-dialog" className="mt-4" />
      </Dialog>
      <Dialog id="long-dialog" title={longText}>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index} className="mb-4">
            {index + 1}. {longText}.
          </p>
        ))}
      </Dialog>
      <Drawer id="left-drawer" side="left" title="Left drawer">
        {words}
      </Drawer>
      <Drawer
        id="right-drawer"
        side="right"
        title="Right drawer"
        footer={<Button onClick={() => closeDialog('right-drawer')}>Show 31 results</Button>}
      >
        {words}
      </Drawer>
      <Drawer id="bottom-drawer" side="bottom" title="Bottom sheet">
        {words}
      </Drawer>
      <Part id="tabs" title="Tabs">
        <Sample state="Many tabs, one long" wide>
          <Tabs
            label="Parts of a thing"
            tabs={['Overview', 'Details', 'Delivery', 'Questions and answers', 'Reviews'].map((title) => ({
              id: title.slice(0, 3),
              title,
              content: <p>{title}: what there is to say about it.</p>,
            }))}
          />
        </Sample>
        <Sample state="One tab" wide>
          <Tabs label="A single part" tabs={[{ id: 'only', title: 'Only', content: <p>{longText}</p> }]} />
        </Sample>
      </Part>
      <Part id="accordion" title="Accordion">
        <Sample state="Free, first one open">
          <Accordion>
            <AccordionItem open title="Open from the start">
              {words}
            </AccordionItem>
            <AccordionItem title={longText}>{words}</AccordionItem>
          </Accordion>
        </Sample>
        <Sample state="One at a time">
          <Accordion name="showcase">
            <AccordionItem title="One">{words}</AccordionItem>
            <AccordionItem title="Two">{words}</AccordionItem>
          </Accordion>
        </Sample>
      </Part>
      <Part id="alert" title="Alert">
        <Sample state="Error" wide>
          <Alert tone="error" title="That did not go through">
            Nothing was lost. Try again in a moment, or give us a call.
          </Alert>
        </Sample>
        <Sample state="Success">
          <Alert tone="success" title="Sent. We answer within the hour." />
        </Sample>
        <Sample state="Information, long text">
          <Alert title={longText}>{longText}</Alert>
        </Sample>
      </Part>
    </>
  )
}
