import { lazy } from './lazy.ts';

/**
 * The length limits of a password in characters (grapheme clusters). NIST SP 800-63B requires a minimum of 8, and a
 * maximum of at least 64.
 */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** Shorter passwords of digits only are mostly dates and phone numbers. */
const DIGITS_MIN_LENGTH = 12;
/** The least length of a word of the owner's name or e-mail that is refused. */
const OWN_WORD_MIN_LENGTH = 4;

/**
 * Words that most guessed passwords consist of, in letters only, because other characters are removed or replaced
 * first. At the end are patterns that people type as they are.
 */
const COMMON = `password passwort passwords passcode pass word welcome welcom admin administrator adminadmin root toor
login letmein letmeinnow changeme changeit changethis default guest user username test testing testtest tester temp
temporary secret secrets mysecret nothing trustno trustnoone master masterkey access access control superman batman
spiderman ironman starwars startrek pokemon naruto hello helloworld hellohello goodmorning iloveyou iloveu ilovegod loveyou
lovelove loveme lovers princess princesa sunshine flower flowers butterfly football baseball basketball cricket soccer
hockey tennis chocolate cheese cookie banana orange apple mango monkey dragon tiger lion eagle falcon phoenix unicorn
shadow michael jordan jessica jennifer michelle charlie daniel thomas robert andrew joshua matthew anthony nicole ashley
amanda samantha elizabeth victoria alexander christian computer internet google facebook instagram whatsapp youtube
amazon flipkart microsoft windows samsung nokia iphone android gmail yahoo hotmail mobile phone qwerty qwertyui qwertyuiop
qwertyqwerty qwert asdfgh asdfghjk asdfghjkl asdfasdf zxcvbn zxcvbnm qazwsx qazwsxedc qwaszx qweasd qweasdzxc qweqwe
qwerasdf asdfqwer zaqxsw zaqwsx xsw poiuytrewq mnbvcxz lkjhgfdsa abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcabc
abcdabcd aaaa aaaaaaaa aabbcc abababab xxx xxxx xxxxxxxx zzzzzzzz family friend friends forever freedom happy
happiness heaven jesus jesuschrist krishna radhakrishna radheradhe harekrishna harekrishn jaishriram jaishreeram jaimatadi jaihind vandemataram
omnamahshivaya omnamahshivay omsairam sairam saibaba shivashiva mahadev harharmahadev ganesha ganpati hanuman bajrangbali
lakshmi mahalakshmi saraswati waheguru allah bismillah mohammed muhammad india indian bharat mumbai delhi newdelhi kolkata
chennai bangalore bengaluru hyderabad pune jaipur gujarat kerala punjab rajasthan maharashtra tamilnadu sachin dhoni
virat virat kohli rohit sharma kumar rahul ravi raja priya pooja anjali sandeep sanjay suresh ramesh mahesh rajesh
deepak sunita kavita sweety sweetheart sweetie honey baby babygirl babyboy angel angels lovely beautiful handsome
jewel jewels jewellery jewelry jewelery gold golden silver diamond diamonds pearl ratnahaat ratna haat bangles necklace
earrings shop shopping seller sellers business company office work manager money rupees lakshmiji mother father mummy papa
mommy daddy brother sister family mylove mylife mine myself hunter ranger killer ninja samurai wizard magic matrix
mustang ferrari porsche mercedes yamaha honda suzuki bullet corvette harley thunder lightning storm winter summer spring
autumn monday tuesday wednesday thursday friday saturday sunday january february march april june july august
september october november december pussycat kitty kitten puppy doggy tinker snoopy mickey donald simba buster pepper
ginger peanut hannah maggie bailey cooper rocky jasper purple yellow green blue black white red rainbow star stars moon
ocean river mountain music guitar rockstar metallica nirvana blink eminem liverpool chelsea arsenal barcelona realmadrid
manchester manutd juventus madrid london paris newyork america canada australia scooter biteme whatever nevermind
zaq xzaq lol lolol trustme open openopen sesame opensesame blahblah dontknow idontknow forgot forgotit iforgot nopassword
1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 qaz123wsx abc12345 abcd1234 abc123456
a1b2c3d4 a1b2c3d4e5 1a2b3c4d aa123456 aa12345678 a12345678 a123456789 asd12345 q123456789 z123456789 12345qwert 123456789a
12345678a 1234567a 123qweasd 123qweasdzxc qwe12345 qwer1234 asdf1234 zxcv1234 1234qwer 123abc456 xyz12345 abc@1234`;

const common = lazy(() => new Set(COMMON.split(/\s+/)));

/** Characters that people use in place of letters. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const ROWS = [
  '0123456789',
  '9876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
];

/** Returns whether a text is typed along the keyboard, or repeats one character or group. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+.{0,3}$/u.test(text) && new Set(text).size <= 4) return true;
  return ROWS.some((row) => (row + row).includes(text) || [...(row + row)].toReversed().join('').includes(text));
}

/**
 * Yields the words in a password: without the characters around its letters, and with letters in place of their
 * lookalikes.
 */
function* wordsBehind(text: string): Generator<string> {
  const small = text.toLowerCase();
  yield small.replace(/[^a-z]/g, '');
  const bare = small.replace(/^[^a-z@$]+|[^a-z@$]+$/g, '');
  yield bare;
  yield bare.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign]!).replace(/[^a-z]/g, '');
}

function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  if (/^\d+$/.test(text) && text.length < DIGITS_MIN_LENGTH) return true;
  if (isPattern(text) || common().has(text)) return true;
  // If most of it is not letters, a short word in it does not make it guessable.
  const letters = text.replace(/[^a-z@$]/g, '').length;
  return letters * 2 >= text.length && [...wordsBehind(text)].some((word) => common().has(word));
}

/** Returns letters and digits only, so that 'meera.jewels' matches 'MeeraJewels'. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the fault of a new password; undefined if it is valid. Any character of any script counts, also spaces, and
 * no mixture is required. Common passwords and words of the owner are refused.
 * @param own the e-mail and the names of the owner
 */
export function passwordFault(password: string, own: readonly string[] = []): string | undefined {
  // Check the code units first, so that a text of a million characters is not segmented.
  if (password.length > 4 * PASSWORD_MAX_LENGTH) return `Password can have at most ${PASSWORD_MAX_LENGTH} characters`;
  const length = [...password.normalize('NFC')].length;
  if (length > PASSWORD_MAX_LENGTH) return `Password can have at most ${PASSWORD_MAX_LENGTH} characters`;
  if (length < PASSWORD_MIN_LENGTH) return `Password must have at least ${PASSWORD_MIN_LENGTH} characters`;
  if (isCommon(password)) return 'This password is too easy to guess. Please choose another one.';
  const terms = own.flatMap((text) => [text, text.split('@')[0]!]).map(plain);
  const input = plain(password);
  if (terms.some((word) => word.length >= OWN_WORD_MIN_LENGTH && input.includes(word))) {
    return 'Password must not contain your email or the name of your business';
  }
  return undefined;
}
