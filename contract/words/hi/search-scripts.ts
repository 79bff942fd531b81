import * as messages from '../../messages.ts';

/** Hindi for what the search writes on every page, by the English text. */
export const searchScripts = {
  Page: 'पेज',
  Category: 'कैटेगरी',
  Style: 'स्टाइल',
  '{count} suggestion': '{count} सुझाव',
  '{count} suggestions': '{count} सुझाव',
  '{query}: search': '{query}: खोज',
  'Search jewellery': 'ज्वेलरी खोजें',
  'Open the page for “{query}”': '“{query}” का पेज खोलें',
  [messages.SEARCH_ERROR]: 'गड़बड़ी: {message}',
  [messages.SEARCH_FAILED]: 'खोज नहीं हो सकी। कृपया फिर कोशिश करें।',
};
