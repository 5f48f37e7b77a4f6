import type { RemoteLoader } from '../remotes/remote-loader.js';
import { NewVersionBar } from './NewVersionBar.js';
import { useNewVersion } from './use-new-version.js';
import { useTyped } from './use-typed.js';

export interface NewVersionProps {
  readonly loader: RemoteLoader;
  /** Path of the page that is shown. */
  readonly page: string;
  /** The bar is put off; what had the focus is gone. */
  readonly onLater: () => void;
}

/** Offers a newer version when there is one. A component of its own: what is typed draws nothing else again. */
export function NewVersion({ loader, page, onLater }: NewVersionProps) {
  const { isThere, putOff } = useNewVersion(loader);
  const hasTyped = useTyped(page);
  if (!isThere) return null;
  const later = () => {
    putOff();
    onLater();
  };
  return <NewVersionBar hasTyped={hasTyped} onReload={loader.reloadPage} onLater={later} />;
}
