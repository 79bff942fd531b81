import type { FestivalScriptText } from '../script-texts.ts';

/** Hindi for the texts of the calendar's scripts, by the English text. */
export const festivalScripts: Record<FestivalScriptText, string> = {
  'The festivals could not be loaded. Please try again.': 'त्योहार लोड नहीं हो सके। कृपया फिर कोशिश करें।',
  'No festival or fast in {year} has this name.': '{year} में इस नाम का कोई त्योहार या व्रत नहीं है।',
  '{count} found in {year}': '{year} में {count} मिले',
};
