import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './art/palette.css'

mount(App, { target: document.getElementById('app')! })
