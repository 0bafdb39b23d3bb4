export interface ConfigIssue {
  /** Dotted, such as `listing.columns` or `rules.2.set.buttons.card`. */
  readonly path: string
  readonly message: string
}

/** Everything that is wrong with a piece of configuration, at once. */
export class ConfigError extends Error {
  readonly issues: readonly ConfigIssue[]

  constructor(issues: readonly ConfigIssue[]) {
    const lines = issues.map(({ path, message }) => `  ${path || '(root)'}: ${message}`)
    super(['Configuration refused:', ...lines].join('\n'))
    this.name = 'ConfigError'
    this.issues = issues
  }
}
