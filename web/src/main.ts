import { mount } from 'svelte'
import App from './App.svelte'
import { wishedLanguage } from './texts/language.svelte'
import { speak } from './texts/texts'
import { offline } from './ui/offline.svelte'
import { settings } from './ui/settings.svelte'
import './app.css'
import './art/palette.css'

/** Letters that come a moment later would move everything; nobody waits longer than that for them. */
function letters(): Promise<unknown> {
  const fetched = ['400 1em "EB Garamond"', '600 1em "EB Garamond"', '600 1em Cinzel'].map(font => document.fonts.load(font))
  return Promise.race([Promise.allSettled(fetched), new Promise(resolve => setTimeout(resolve, 500))])
}

settings.begin()
offline.begin()
// Texts that cannot be fetched keep nobody out: the page is then in English.
Promise.allSettled([speak(wishedLanguage()), letters()]).then(() => mount(App, { target: document.getElementById('app')! }))
