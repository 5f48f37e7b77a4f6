import { useEffect } from 'react';
import { usePeople } from './people-context.js';
import type { TabNews } from './tab-news.js';

/** Hears what other tabs of the browser do to the screening around. */
export function useTabNews(listener: (news: TabNews) => void): void {
  const { news } = usePeople();
  useEffect(() => news?.listen(listener), [news, listener]);
}
