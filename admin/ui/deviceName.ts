import { deviceIn } from '#contract/words/device-in.ts';
import { common } from '../words/en/common.ts';
import { language } from '../words/language.ts';

/** Returns the device of a session in words. It is null if the browser did not state it. */
export const deviceName = (device: string | null): string =>
  device === null ? common.unknownDevice : deviceIn(language, device);
