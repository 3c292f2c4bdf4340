/** The location of the page and its ways to navigate. Each of them loads a new document. */
export interface PageNavigation {
  /** Returns path and query of the current URL. */
  here(): string;
  reload(): void;
  replace(path: string): void;
  /** Navigates to a URL of another origin. */
  assign(address: string): void;
}
