import type { words as English } from '../en/providers.ts';

/** What any page may say: that the shop is not reached, who may sign in where, and how columns are sorted. */
export const words: typeof English = {
  theShopCannotBeReached: 'दुकान से संपर्क नहीं हो पा रहा। कृपया अपना इंटरनेट देखें।',
  thisAccountDoesNotSell: 'इस अकाउंट से यहाँ बिक्री नहीं होती। कृपया वही ईमेल डालें जिससे आपने अपना बिज़नेस रजिस्टर किया था।',
  admin: 'एडमिन',
  thisIsNotAnAdmin: 'यह एडमिन का अकाउंट नहीं है। विक्रेता /seller पर साइन इन करते हैं।',
  sortByField: 'क्रम: %{field}, %{order}',
};
