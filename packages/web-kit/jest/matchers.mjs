import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// Pages load parts of themselves late: on a busy machine the first of a file takes longer than the usual second.
configure({ asyncUtilTimeout: 5000 });
