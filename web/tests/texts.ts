// Tests speak of games without loading them first, as their pages do.
import { loadTexts } from '../src/texts/texts'

await Promise.all(['castles', 'engarde', 'ivanhoe'].map(loadTexts))
