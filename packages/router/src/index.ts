/**
 * The one place react-router-dom is imported from. Only the names below are exported, so that the shared module stays
 * small and the shell and every remote see the same router context.
 */
export { type Addresses, BrowserRouter, type BrowserRouterProps } from './browser-router.js';
export {
  Link,
  type LinkProps,
  type Location,
  matchPath,
  MemoryRouter,
  Navigate,
  type NavigateFunction,
  NavLink,
  Outlet,
  Route,
  Routes,
  type To,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
