import { Link } from '@shortlist/router';
import { useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';

/** Said by who builds it: what the page calls itself, and where it breaks. */
declare const remoteTitle: string;
declare const remoteFault: 'none' | 'load' | 'render';

const Box = styled.section`
  padding: var(--s4);
`;

/** A style that no remote should have. */
const Everywhere = createGlobalStyle`
  header { display: none; }
  :root { --ink: red; }
  h1 { color: rgb(1, 2, 3); }
`;

if (remoteFault === 'load') throw new Error('This build breaks when it is loaded.');

/** A page with what a page of a team may have: state, a field, a link, and a part that is loaded when it is wanted. */
export function App() {
  const [notes, setNotes] = useState('');
  const [more, setMore] = useState('');
  if (remoteFault === 'render') throw new Error('This build breaks when it is shown.');
  const load = () => {
    import('./late-part.js').then(
      ({ text }) => setMore(text),
      (error: unknown) => setMore(error instanceof Error ? error.name : String(error)),
    );
  };
  return (
    <Box>
      <Everywhere />
      <h1>{remoteTitle}</h1>
      <label>
        Notes <input value={notes} onChange={(event) => setNotes(event.target.value)} />
      </label>
      <button type="button" onClick={load}>
        More
      </button>
      <output>{more}</output>
      <Link to="/contact">Contact</Link>
    </Box>
  );
}
