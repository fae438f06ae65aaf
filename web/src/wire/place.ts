// Where the page lies, and whether there is a server: `hastilude site` writes pages that have none (src/server/site.cpp).

/** The address of something that lies beside the page, wherever that is. */
export function placeOf(path: string): string {
  return new URL(path, document.baseURI.split('#')[0]).href
}

/** Nobody is there to be asked: this page was written to be without a server. */
export function isAlone(): boolean {
  return document.documentElement.hasAttribute('data-alone')
}
