/** What stands before the tables of docs/configuration.md. */
export const introduction = `# Configuration

Generated from the schema by \`scripts/write-configuration-docs.ts\`; change the keys in \`config/site/keys/\`, not this page.

## Site configuration

A site is data. Each switch is a key, declared once with its type, default, meaning and the requirements it serves. A key
that is unknown or of the wrong type is refused with its path and what is wanted; all problems are reported together.
Money is in cents. *Not built* stands where nothing reads a key yet.

### Layers

\`\`\`
platform  ←  template  ←  brand  ←  site
\`\`\`

Each layer may set any key and lies over the one before it. Objects merge; anything else, lists included, replaces.
An entry of a collection (\`<id>\` in a path) takes the defaults of the fields it leaves out.

### Rules

Any layer may carry rules. They hold after all layers, for what they name:

\`\`\`json
{
  "settings": { "listing": { "columns": 4 } },
  "rules": [
    { "when": { "template": "harbour" }, "set": { "blog": { "shown": false } } },
    { "when": { "location": 17 }, "set": { "buttons": { "page": ["call", "enquiry"] } } },
    { "when": { "location": 17, "carType": ["new", "demo"] }, "set": { "buttons": { "page": ["enquiry"] } } }
  ]
}
\`\`\`

- Conditions on the site: \`slug\`, \`template\`, \`brand\`. Conditions on a vehicle: \`location\`, \`address\`, \`make\`, \`carType\`,
  \`itemType\`, \`provider\` (of its finance figures). Each takes one value or a list; a rule holds when every condition it has
  is met. Case does not matter.
- Rules on the site alone are folded in when the site is resolved. A rule with any vehicle condition may set only keys marked
  per vehicle, and holds for the vehicles it matches; it comes after the site's own rules.
- Within each of the two kinds the rule with more conditions wins; between equals, the later layer, then the later rule.

Above: a used vehicle at location 17 shows call and enquire, a new one there only enquire, every other vehicle the full set.

### Stored layers

A layer is stored with the number of the last upgrade step it has been through (\`config/site/upgrades/\`) and is read
through those that came since, so a key may be renamed without anybody's setting being lost. What cannot be read all the
same is refused alone: every other setting and rule holds, and \`config_refused_settings\` in the metrics and a line in the
log say what was refused. A key that holds something back then has the value named with its meaning below. A rule whose
conditions cannot be read is left out. \`npm run db:prepare\` refuses to go on where a setting would be lost.

### Audience

\`public\` keys may reach a browser, \`server\` keys never do, and \`secret\` ones are not even printed: logs and JSON show \`[secret]\`.

## Keys`
