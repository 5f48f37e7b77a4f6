export const languages = {
  languages: `=English|fluent English;=French|fluent French;=German;=Spanish;=Italian;=Portuguese;=Dutch;=Polish;=Russian;=Ukrainian;=Arabic;=Hindi;=Urdu;=Bengali;=Punjabi;=Tamil;=Mandarin|Mandarin Chinese;=Cantonese;=Japanese;=Korean;=Vietnamese;=Turkish;=Greek;=Romanian;=Swedish;=Norwegian;=Danish;=Finnish;=Czech;=Hungarian;=Hebrew;=Persian|=Farsi;=Swahili;=Yoruba;=Tagalog;=Indonesian;=Malay;=Thai;Sign language|=BSL|=ASL`,
} as const;
