/** Hindi for sizes with a unit, by the English text. */
export const sizes: Readonly<Record<string, string>> = {
  '{inches} in ({mm} mm)': '{inches} इंच ({mm} मिमी)',
  '{size} ({mm} mm across)': '{size} (चौड़ाई {mm} मिमी)',
  '{mm}\u00A0mm': '{mm}\u00A0मिमी',
  '{inches} in': '{inches} इंच',
  'Free size': 'फ़्री साइज़',
};
