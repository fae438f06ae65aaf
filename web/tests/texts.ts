// Tests speak of games and credits without loading them first, as their pages do.
import { loadTexts } from '../src/texts/texts'

await Promise.all(['castles', 'credits', 'lessons', 'rules', 'tips', 'engarde', 'ivanhoe', 'lookback', 'refused', 'waiting'].map(loadTexts))
