// Tests speak of games and credits without loading them first, as their pages do.
import { loadTexts } from '../src/texts/texts'

await Promise.all(['castles', 'credits', 'deal', 'lessons', 'rules', 'tips', 'engarde', 'ivanhoe', 'lookback', 'refused', 'table', 'waiting'].map(loadTexts))
