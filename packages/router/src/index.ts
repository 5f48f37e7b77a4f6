/**
 * The one place react-router-dom is imported from. Only the names below are re-exported, so that the shared
 * module stays small and the shell and every remote see the same router context.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  type LinkProps,
  type Location,
  type NavigateFunction,
  type To,
} from 'react-router-dom';
