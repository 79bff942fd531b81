import { describe, expect, test } from 'vitest';
import { flowName, isStart, isStop, quietUntil, readSmsFlows, smsFlowsText, templateName } from './messages.ts';

const HOURS = { quietFrom: 21, quietTo: 9 };
const at = (time: string) => Date.parse(`${time}+05:30`);

describe('quiet hours', () => {
  test.each([
    ['2026-11-30T20:59:59', undefined],
    ['2026-11-30T21:00:00', '2026-12-01T09:00:00'],
    ['2026-11-30T23:59:59', '2026-12-01T09:00:00'],
    ['2026-12-01T00:00:00', '2026-12-01T09:00:00'],
    ['2026-12-01T08:59:59', '2026-12-01T09:00:00'],
    ['2026-12-01T09:00:00', undefined],
  ])('at %s last until %s', (now, end) => {
    expect(quietUntil(at(now), HOURS)).toBe(end && at(end));
  });

  test('may lie within one day, and there may be none', () => {
    expect(quietUntil(at('2026-11-30T14:30:00'), { quietFrom: 13, quietTo: 15 })).toBe(at('2026-11-30T15:00:00'));
    expect(quietUntil(at('2026-11-30T16:00:00'), { quietFrom: 13, quietTo: 15 })).toBeUndefined();
    expect(quietUntil(at('2026-11-30T23:00:00'), { quietFrom: 9, quietTo: 9 })).toBeUndefined();
  });
});

test.each(['STOP', 'stop!', ' Stop  all ', 'बंद', 'बन्द करो', '“बंद”', 'Band Karo', 'रोको'])(
  '%j ends messages',
  (text) => {
    expect(isStop(text)).toBe(true);
  },
);

test.each(['', 'please do not stop', 'yes', 'cancel', 'बंद डिब्बा कब आएगा'])('%j ends no messages', (text) => {
  expect(isStop(text)).toBe(false);
});

test.each(['START', ' start. ', 'शुरू', 'शुरु करो', 'Chalu karo', 'चालू'])('%j begins messages again', (text) => {
  expect(isStart(text)).toBe(true);
  expect(isStop(text)).toBe(false);
});

test.each(['', 'stop', 'start ka matlab', 'yes'])('%j begins no messages', (text) => {
  expect(isStart(text)).toBe(false);
});

test('flows of SMS are read from lines as people write them, and the first faulty line is named', () => {
  const flows = { order_placed_en: '64f0a1b2c3d4e5f6a7b8c9d0', order_placed_hi: '64f0a1b2c3d4e5f6a7b8c9d1' };
  expect(
    readSmsFlows('\n order_placed_en=64f0a1b2c3d4e5f6a7b8c9d0\norder_placed_hi : 64f0a1b2c3d4e5f6a7b8c9d1 '),
  ).toEqual({
    flows,
  });
  expect(readSmsFlows(smsFlowsText(flows))).toEqual({ flows });
  expect(readSmsFlows('order_placed_en = 64f0a1b2\norder placed')).toEqual({ fault: 'order placed' });
});

test('templates are named as the services allow', () => {
  expect(templateName('parcelTodayCash')).toBe('parcel_today_cash');
  expect(flowName('orderPlaced', 'hi')).toBe('order_placed_hi');
});
