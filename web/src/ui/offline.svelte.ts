// The page without a network: whether this browser keeps it (keeper.ts does), and whether it can be installed.

/** What Chromium hands over instead of asking by itself. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

export type Keeping =
  /** Plain http in a local network: browsers keep nothing and tell nothing there. */
  | 'insecure'
  /** This browser cannot, or does not want to. */
  | 'never'
  | 'soon'
  | 'ready'

class Offline {
  keeping = $state<Keeping>('never')
  private prompt = $state.raw<InstallPrompt | null>(null)
  readonly canInstall = $derived(this.prompt !== null)
  private wantsAll = false

  /** Once the page has come to rest, so that it does not wait for this. */
  begin(): void {
    addEventListener('beforeinstallprompt', event => {
      event.preventDefault()
      this.prompt = event as InstallPrompt
    })
    addEventListener('appinstalled', () => {
      this.prompt = null
      this.keepAll()
    })
    if (!isSecureContext) this.keeping = 'insecure'
    else if ('serviceWorker' in navigator && import.meta.env.PROD) addEventListener('load', () => void this.register())
  }

  private async register(): Promise<void> {
    this.keeping = 'soon'
    try {
      await navigator.serviceWorker.register('keeper.js')
      const { active } = await navigator.serviceWorker.ready
      this.keeping = 'ready'
      if (this.wantsAll) active?.postMessage('all')
    } catch {
      this.keeping = 'never'
    }
  }

  /** Somebody plays here: the engine is to be kept, too. */
  keepAll(): void {
    if (this.wantsAll) return
    this.wantsAll = true
    if (this.keeping === 'ready') void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('all'))
  }

  async install(): Promise<void> {
    const prompt = this.prompt
    this.prompt = null
    await prompt?.prompt()
  }
}

export const offline = new Offline()
