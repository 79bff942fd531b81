/** The client id that the emulator knows. */
export const SANDBOX_CLIENT_ID = 'sandbox.apps.googleusercontent.example';

/**
 * The emulator's signing key. It may be public, because a live shop accepts only keys it fetches from Google. Every
 * process has the same key, since one process may check what another one signs.
 */
export const SANDBOX_KEY = {
  kid: 'sandbox-google-1',
  alg: 'RS256',
  use: 'sig',
  kty: 'RSA',
  n: '7jFS573vnIYt8hn1BsUGC8pzwez1Sk7aQg_yPkeJ3diNd7HeDqegXNDuoJmJrBu1H-UkMy3JRIHFJbBTFJ4XyRM6N0w3ghMlNwz2wJy00Fo5XjCP-hEQqu-527l0Sk2d2YxRuUKAncNoZo9q-gmxZ5-5iFytDzHvHAgL6W29HRNZVCvxF0ZRyQK43qLES9z3puWWiMcU8t_qOrkroj57HIxQONrHFWReYBLZkgHuZ3Uz-F8zgWZf1oHJW9loKIOM6SkA4psou0u_yK94Hx8XiFS3ZfUKsGVBgyTBx32qYpgPSjgcuQGFFSLMhlr0gZMCPSH-KTgLRUe0TSg0UFc1bQ',
  e: 'AQAB',
  d: 'l2amPadSfB0_pVyFG53LK8_nNjIhDWGf6AiQHHfqqgpfb8PJ4dwcdf87ddmwYYrJTxksoj7bvhNpEigsbfy56M5eJHKxR3zHcgvZr816BIPGul8jz8Fec0i0k3V4vKWZTIPyw6RzjgzuQSYhBAaXBDitNZxdgK6gP5Sk4TsmzyiKhq8-TxHLQQ8ST0KqlRC2Glttl-ffsHGZ7hpglHXfXkPA1e7Qf-4V16Eh-KbLJY_Uqdq5JKuIO4zQMKu2PR9JNOaOs3hA0YZKQZ96LlN9PoKMLed3ev8uHNGBFQmG6Qmh5TUdXw9QuZuWu_ZrcujKF1DNViVkElt4OWjdvjmv',
  p: '-Kz8Dor6q5bus9GHB7kc-e8rBOfcJuHRlMPqmw2-by4tWfw3Qi3ob7T52-P0ZLoeOXEReG1_LIK4ZigrdI8ULfZen4TDx4spo2Tljx52kNEOhD8p0KLe68F6uVDyL0d0JY1fXkTPP8u4E7r9djitSW7_cqJRmJAUmwfr6Yuz7Oc',
  q: '9TVMCpakHOcOhoaC_vvhLclGtmpKbKZc-bdADaBhRL_rZnpQVq_y7V2r3YhI_c1LTWFt_EiDHJTFjpzC_qq9S2CfkzNSQE78cd0m40fDWmFFp0XlvfLssS57Wf2aV520UjNwzqyO4plV821qL8Mt4_soC2swHqJeCQ9pP8cHTIs',
  dp: 'Y-lEgCdQnX5Pu4mUggLa5IQ2OYtahXi3NtkcOl3kRFE-QWg3X2yIddE1jiZhO9MXb6bBCSydKun-YnUDOJp_1hOlYtv5uQNtoEtafA0WQArulS23hC7b98bNowUluN8xiCDrzzlAN3aHJ846JbSR0u44zfrvY6eHz9335-aMTMM',
  dq: 'o-mRwE48vDlUQ2btcEetme6_PzdEMubupdryjWlVPCDS2fkPdTM-v59rQLZWnJo8KSjk3c0XH-bvPMrbqmM2EIoxgbO_2s8x_2dnFG0nUGZPqmaWEeiugi5hNKHLJ6B7JqvOT8mX5i-7_fJ5Fh5xscF1XlSzoPbGx2Wu5HxGC8s',
  qi: '907DtA7kcaiRoGWNZI7E6eZYg_kIUl5OzJ6RAhX2EW-QXl_Qwg0WMExJnmCDn-FLdrNr5EQEo4sUPQf2kAeVnVyk2X9qo_0E1o0WjlviqCUkbQsSgFDgyQ6HXUsGsrepmosQu5BnRweD5cdA5tNeZVbIwkb1tK0-wUF6fXMyJG8',
};
