"""Pages of docs/ that are tried: their programs are taken out and run, and must print what the page
says they print."""
import pathlib
import re
import subprocess


def blocks(page):
    """The fenced blocks of a page: (language, text)."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", pathlib.Path(page).read_text(), re.M | re.S)
    assert found, f"no blocks in {page}"
    return found


def write_files(blocks, folder):
    """Writes each block whose first line is a comment that begins with a file's name; the names."""
    names = []
    for _, text in blocks:
        named = re.match(r"(?://|#|;) ([\w-]+\.\w+)(?::.*)?\n", text)
        if named:
            (pathlib.Path(folder) / named[1]).write_text(text)
            names.append(named[1])
    return names


def check_sessions(blocks, folder):
    """Runs what stands behind `$ ` and compares what it prints; how many there were."""
    count = 0
    for _, text in blocks:
        if not text.startswith("$ "):
            continue
        command, _, expected = text[2:].partition("\n")
        printed = run("bash", "-c", command, cwd=folder)
        assert printed == expected, f"$ {command}\nprinted:\n{printed}\nthe page says:\n{expected}"
        count += 1
    return count


def run(*command, **options):
    """What a command prints; it must succeed."""
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, timeout=240, **options)
    assert done.returncode == 0, f"{' '.join(map(str, command))} exited with {done.returncode}:\n{done.stdout}"
    return done.stdout
