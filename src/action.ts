import { run } from './main.ts'

// Without `await` at the top level: ncc wraps a module that has one, and V8 reads what is wrapped twice.
void run()
